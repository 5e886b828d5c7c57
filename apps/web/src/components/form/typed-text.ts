import { useState } from 'react';

type TypedValue<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** What a text says. */
  read: (text: string) => Value;
  /** How a value is written; "" for one that stands for an unreadable text. */
  write: (value: Value) => string;
};

/**
 * A field whose value is read from what is typed: the text stays untouched while it is being typed,
 * and longer when it can't be read.
 */
export function useTypedText<Value>({ value, onChange, read, write }: TypedValue<Value>) {
  const [typed, setTyped] = useState<string>();
  const isOwn = typed !== undefined && Object.is(read(typed), value);
  const text = isOwn ? typed : write(value);
  return {
    text,
    type: (next: string) => {
      setTyped(next);
      onChange(read(next));
    },
    /** Sets the value by other means than typing. */
    choose: (next: Value) => {
      setTyped(undefined);
      onChange(next);
    },
    /** The typing is over: what could be read is written as it should be. */
    settle: () => {
      if (write(value) !== '') setTyped(undefined);
    },
  };
}
