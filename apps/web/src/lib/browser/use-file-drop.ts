import { type ChangeEvent, type DragEvent, useState } from 'react';

import { useToast } from '#lib/toasts.ts';

/**
 * A place for one file, which is chosen or dropped onto it: what the frame takes, what its hidden
 * input takes, and how the choice is opened.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const showToast = useToast();
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    // Who drops several would believe that all of them were taken.
    if (others.length > 0)
      showToast({ kind: 'error', message: 'Prevucite fajlove jedan po jedan' });
    else if (file) onFile(file);
  };
  const follow = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isInside);
  };
  return {
    frame: {
      'data-over': isOver,
      onDragEnter: follow(true),
      onDragOver: follow(true),
      onDragLeave: follow(false),
      onDrop: (event: DragEvent) => {
        follow(false)(event);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref: setInput,
      type: 'file',
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        take(target.files);
        // The same file may be chosen again: after a failure, or mended meanwhile.
        target.value = '';
      },
    },
    choose: () => {
      input?.click();
    },
  };
}
