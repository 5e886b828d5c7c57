import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { searchPath, xPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';

type SearchFieldProps = {
  label: string;
  /** The search that the list shows now. */
  value: string;
  /** The pause in typing after which the search is applied, in milliseconds. */
  delayMs: number;
  onSearch: (search: string) => void;
};

/** A search box that waits for a pause in typing; Enter applies at once. */
export function SearchField({ label, value, delayMs, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const applied = useRef(value);

  const apply = useEffectEvent((wanted: string) => {
    if (wanted === applied.current) return;
    applied.current = wanted;
    onSearch(wanted);
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      apply(text.trim());
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
    applied.current = text.trim();
    onSearch(applied.current);
  };

  return (
    <TextField
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
        htmlInput: {
          maxLength: TEXT_LIMITS.search,
          enterKeyHint: 'search',
          autoComplete: 'off',
          spellCheck: false,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={searchPath} size={20} />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton
                aria-label="Obriši pretragu"
                edge="end"
                size="small"
                onClick={() => {
                  setText('');
                }}
              >
                <Icon path={xPath} size={18} />
              </IconButton>
            </InputAdornment>
          ) : null,
        },
      }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
