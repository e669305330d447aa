import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createRunningActions } from './running-actions.ts';
import { notify } from './snackbars.ts';

interface Options<Answer, Variables> extends UseMutationOptions<Answer, Error, Variables> {
  /** Tells that it is done, also where what was pressed has given place to what comes next. */
  successMessage?: ((answer: Answer, variables: Variables) => string) | undefined;
}
type Result<Answer, Variables> = UseMutationResult<Answer, Error, Variables>;

/**
 * Anything that a press does on the server. While it runs it is deaf to the same again, also to a second press
 * that comes before the button is drawn as busy (`isPending`). The only place that knows `useMutation`.
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
      // Whoever does not wait for the answer is told of a failure by the callbacks.
      action(...call).catch(() => undefined);
    },
    [action],
  );
  return { ...mutation, mutate, mutateAsync: action };
}
