import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';

import { useSettledSearch } from './use-settled-search.ts';
import { xPath } from '#components/icons/icon-paths.ts';
import { searchPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

type SearchFieldProps = {
  label?: string;
  /** What the list shows now. */
  query: { search?: string | undefined };
  /** Replaces the entry in the browser's history while a search is being refined. */
  onChange: (patch: { search: string | undefined }, options: { replace: boolean }) => void;
  /** The pause in typing after which the search is applied, in milliseconds (spec §9). */
  delayMs?: number;
};

const input = {
  maxLength: TEXT_LIMITS.search,
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
} as const;

const magnifier = (
  <InputAdornment position="start">
    <Icon path={searchPath} size={20} />
  </InputAdornment>
);

/** The search of a list, which waits for a pause in typing; Enter applies at once. */
export function SearchField({
  label = 'Pretraga',
  query,
  onChange,
  delayMs = 500,
}: SearchFieldProps) {
  const { text, setText, applyNow } = useSettledSearch({
    value: query.search ?? '',
    delayMs,
    onSearch: (search) => {
      onChange({ search: search || undefined }, { replace: query.search !== undefined });
    },
  });
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    // The button goes with the text.
    field.current?.focus();
  };
  return (
    <TextField
      inputRef={field}
      type="search"
      label={label}
      size="small"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyNow();
      }}
      slotProps={{
        htmlInput: input,
        input: {
          startAdornment: magnifier,
          endAdornment: text ? <ClearButton onClick={clear} /> : null,
        },
      }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <InputAdornment position="end">
      <IconButton aria-label="Obriši pretragu" edge="end" size="small" onClick={onClick}>
        <Icon path={xPath} size={18} />
      </IconButton>
    </InputAdornment>
  );
}
