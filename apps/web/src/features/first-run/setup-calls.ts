import type { FirstAdministratorBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/first-administrator';
import { callApi } from '../../lib/api.ts';

/** Whether this installation still needs its first administrator. */
export async function loadIsSetupOpen(signal: AbortSignal): Promise<boolean> {
  return (await callApi(calls.readFirstRun, { signal })).isOpen;
}

export async function createFirstAdministrator(body: FirstAdministratorBody): Promise<void> {
  await callApi(calls.createFirstAdministrator, { body });
}
