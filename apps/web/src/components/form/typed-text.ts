import { useState } from 'react';

import { tabDraft } from '#lib/drafts/tab-draft.ts';

export type TypedValue<Value> = {
  /** Under which an unreadable text is kept over a reload: the form's own draft has only values. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  /** What a text says. */
  read: (text: string) => Value;
  /** How a value is written; "" for one that stands for an unreadable text. */
  write: (value: Value) => string;
};

/** Of a field of this page: other pages have fields of the same name. */
const unreadableText = (name: string) => {
  const page = typeof location === 'undefined' ? '' : location.pathname;
  return tabDraft(`unreadable${page}/${name}`, (stored) => stored as { text: string });
};

/**
 * A field whose value is read from what is typed: the text stays untouched while it is being typed,
 * and longer when it can't be read.
 */
export function useTypedText<Value>({ name, value, onChange, read, write }: TypedValue<Value>) {
  const [kept] = useState(() => unreadableText(name));
  const [typed, setTyped] = useState(() => kept.read()?.text);
  const isOwn = typed !== undefined && Object.is(read(typed), value);
  const text = isOwn ? typed : write(value);
  return {
    text,
    type: (next: string) => {
      setTyped(next);
      onChange(read(next));
      if (next !== '' && write(read(next)) === '') kept.write({ text: next });
      else kept.remove();
    },
    /** Sets the value by other means than typing. */
    choose: (next: Value) => {
      setTyped(undefined);
      onChange(next);
      kept.remove();
    },
    /** The typing is over: what could be read is written as it should be. */
    settle: () => {
      if (write(value) !== '') setTyped(undefined);
    },
  };
}
