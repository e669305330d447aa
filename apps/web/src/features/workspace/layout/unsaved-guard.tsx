import { useSyncExternalStore } from 'react';
import { SavingGuard } from '../../../ui/editor-frame/saving-guard.tsx';
import type { OpenDocument } from './use-open-document.ts';

interface Props {
  document: OpenDocument;
  /** Unsaved changes can still be saved. */
  canSave: boolean;
}

/** Delays leaving the workspace until the last changes are saved. */
export function UnsavedGuard({ document, canSave }: Props) {
  const { modified, opening, save, followsAccess } = document;
  const isModified = useSyncExternalStore(modified.subscribe, () => modified.get() === opening);
  return <SavingGuard when={isModified && canSave} save={save} keepsUnsaved={followsAccess} />;
}
