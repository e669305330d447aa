import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { type ExportProgress, type ExportRequest, saveExport } from './research-calls.ts';

/** A running export: aborted by the user or when the page is left. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const controller = useRef<AbortController | null>(null);
  // Aborts the download on unmount.
  useEffect(() => () => controller.current?.abort(), []);
  const action = useAction({
    mutationFn: async (request: ExportRequest): Promise<'saved' | 'ended'> => {
      const ownController = new AbortController();
      controller.current = ownController;
      const { signal } = ownController;
      setProgress(null);
      try {
        await saveExport(request, { signal, onProgress: setProgress });
        return 'saved';
      } catch (error) {
        if (signal.aborted) return 'ended';
        throw error;
      }
    },
    meta: { showsOwnError: true },
  });
  return { act: action, progress, end: () => controller.current?.abort() };
}
