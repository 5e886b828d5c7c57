import { useEffect, useEffectEvent, useRef, useState } from 'react';

type SettledSearchOptions = {
  /** The search that the list shows now. */
  value: string;
  /** The pause in typing after which the search is applied, in milliseconds. */
  delayMs: number;
  onSearch: (search: string) => void;
};

/** The text in a search box, which is applied once typing has paused. */
export function useSettledSearch({ value, delayMs, onSearch }: SettledSearchOptions) {
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
