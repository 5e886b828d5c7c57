import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useEffect, useEffectEvent, useState } from 'react';

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

type SettledSearchOptions = {
  /** The search that the list shows now. */
  value: string;
  /** The pause in typing after which the search is applied, in milliseconds. */
  delayMs: number;
  onSearch: (search: string) => void;
};

/** The text in a search box, which is applied once typing has paused. */
function useSettledSearch({ value, delayMs, onSearch }: SettledSearchOptions) {
  const [text, setText] = useState(value);
  const applied = useRef(value);

  const apply = (wanted: string) => {
    if (wanted === applied.current) return;
    applied.current = wanted;
    onSearch(wanted);
  };

  const applySettled = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => {
      applySettled(text.trim());
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, delayMs]);

  // The way back in the browser's history changes the search from outside.
  const follow = useEffectEvent((outside: string) => {
    if (outside === applied.current) return;
    applied.current = outside;
    setText(outside);
  });
  useEffect(() => {
    follow(value);
  }, [value]);

  const applyNow = () => {
    apply(text.trim());
  };
  return { text, setText, applyNow };
}
