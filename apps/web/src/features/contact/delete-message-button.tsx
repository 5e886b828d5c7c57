import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import { useMutation } from '@tanstack/react-query';

import { DeleteButton } from '#components/buttons/delete-button.tsx';
import { deleteMessageMutation } from './message-queries.ts';
import { failureOf, MESSAGE_WORDS } from './message-words.ts';
import { formatInstant } from '#lib/time/dates.ts';

type DeleteMessageButtonProps = {
  message: StoredContactMessage;
  onDeleted?: () => void;
};

/** Deletes a message after asking. */
export function DeleteMessageButton({ message, onDeleted }: DeleteMessageButtonProps) {
  const { mutateAsync } = useMutation(deleteMessageMutation);
  return (
    <DeleteButton
      size="small"
      label="Izbriši"
      aria-label={`Izbriši poruku: ${message.name}`}
      title={MESSAGE_WORDS.deleteTitle}
      question={MESSAGE_WORDS.deleteQuestion}
      subject={`${message.name}, ${message.email}, ${formatInstant(message.createdAt)}`}
      remove={async () => {
        await mutateAsync(message.id);
        onDeleted?.();
      }}
      deletedMessage={MESSAGE_WORDS.deleted}
      toFailedMessage={(error) => failureOf(error, MESSAGE_WORDS.notDeleted)}
    />
  );
}
