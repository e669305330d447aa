import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createRunningActions } from './running-actions.ts';
import { notify } from './snackbars.ts';

interface Options<Answer, Variables> extends UseMutationOptions<Answer, Error, Variables> {
  /** Shown on success, even if the component that started the action is unmounted by then. */
  successMessage?: ((answer: Answer, variables: Variables) => string) | undefined;
}
type Result<Answer, Variables> = UseMutationResult<Answer, Error, Variables>;

/**
 * Runs an action on the server. Ignores a repeated trigger while it runs, even before the button is rendered as busy (`isPending`). The only place
 * that uses `useMutation`.
 */
export function useAction<Answer, Variables = void>({
  successMessage,
  onSuccess,
  ...options
}: Options<Answer, Variables>): Result<Answer, Variables> {
  const mutation = useMutation({
    ...options,
    onSuccess: (...call) => {
      const [answer, variables] = call;
      if (successMessage !== undefined) notify(successMessage(answer, variables));
      return onSuccess?.(...call);
    },
  });
  const { mutateAsync } = mutation;
  const [running] = useState(() => createRunningActions<Answer>());
  const action = useCallback<Result<Answer, Variables>['mutateAsync']>(
    (...call) => running.once(call[0], () => mutateAsync(...call)),
    [mutateAsync, running],
  );
  const mutate = useCallback<Result<Answer, Variables>['mutate']>(
    (...call) => {
      // If the caller does not await the result, the callbacks report the error.
      action(...call).catch(() => undefined);
    },
    [action],
  );
  return { ...mutation, mutate, mutateAsync: action };
}
