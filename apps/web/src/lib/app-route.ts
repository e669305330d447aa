import type { Role } from '@redraft/contracts';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';

/** `public`: anybody. `signed-in`: anybody with a session. A list: holders of one of these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** A page of a feature; its code is loaded when it is first opened. */
export interface AppRoute {
  /** Matched without regard to case or a trailing slash. */
  path: string;
  access: Access;
  load: () => Promise<ComponentType>;
  /** Begins to fetch what the page shows while its code is still on the way. */
  ahead?: (params: Params) => Promise<void>;
  /** `bare`: without header and drawer, for pages inside a sign-in journey. Default `shell`. */
  frame?: 'shell' | 'bare';
}
