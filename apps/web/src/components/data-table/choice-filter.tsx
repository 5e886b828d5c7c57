import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type ChoiceFilterProps<Value> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Buttons of which one is pressed: which rows a list shows. */
export const ChoiceFilter = <Value,>({
  label,
  choices,
  value,
  onChange,
}: ChoiceFilterProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={choices.findIndex((choice) => choice.value === value)}
    onChange={(_event, pressed: number | null) => {
      const choice = pressed === null ? undefined : choices[pressed];
      if (choice) onChange(choice.value);
    }}
  >
    {choices.map((choice, place) => (
      <ToggleButton
        key={choice.label}
        value={place}
        sx={{ minHeight: 40, px: 1.75, color: 'text.secondary' }}
      >
        {choice.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
