import { readForm } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import { initiateLogin, type LaunchOptions, type LoginInitiation } from './messages.ts';
import { type LaunchForm, type Misbehaviour, misbehaviours } from './misbehaviours.ts';

/** A request that a browser makes of a tool, and its answer; redirects are not followed. */
export interface BrowserRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}
export interface BrowserAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}
export type Send = (request: BrowserRequest) => Promise<BrowserAnswer>;

/** A browser with its cookies, whatever it asks by. */
export interface Browser {
  cookies: Map<string, string>;
  open: (address: string, form?: Record<string, string>) => Promise<BrowserAnswer>;
}

export function createBrowser(send: Send = sendByFetch): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    open: async (url, form) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await send({
        method: form ? 'POST' : 'GET',
        url,
        headers: {
          accept: 'text/html',
          ...(cookie === '' ? {} : { cookie }),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      });
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) keepCookie(cookies, String(line));
      return answer;
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1).trim());
}

async function sendByFetch({ method, url, headers, body }: BrowserRequest): Promise<BrowserAnswer> {
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body ? { body } : {}) });
  const setCookie = answer.headers.getSetCookie();
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), 'set-cookie': setCookie },
    body: await answer.text(),
  };
}

/** How far a launch came: what the tool said last, and what it was sent. */
export interface LaunchResult {
  /** Where it ended: at the tool's login, at our authorization endpoint, or at the tool's launch. */
  step: 'login' | 'authorization' | 'launch';
  answer: BrowserAnswer;
  /** A tool refuses by a status of 400 or more. */
  isRefused: boolean;
  initiation: LoginInitiation;
  /** What the tool asked our authorization endpoint. */
  authorization: Record<string, string>;
  /** What was posted to the tool, and where. */
  form: LaunchForm;
  redirectUri: string;
  browser: Browser;
}

/** Plays a launch as a browser would, as far as it goes. */
export async function driveLaunch(
  platform: PlatformContext,
  options: LaunchOptions,
  { send, browser = createBrowser(send) }: { send?: Send; browser?: Browser },
): Promise<LaunchResult> {
  const misbehaviour: Misbehaviour = options.misbehave ? misbehaviours[options.misbehave] : {};
  const initiation = initiateLogin(platform, options);
  const login =
    initiation.method === 'GET'
      ? await browser.open(initiation.href)
      : await browser.open(initiation.url, initiation.parameters);
  const start = { initiation, browser, authorization: {}, form: {}, redirectUri: '' };
  const location = login.headers.location;
  if (login.status < 300 || login.status > 399 || location === undefined)
    return { ...start, step: 'login', answer: login, isRefused: login.status >= 400 };
  const address = new URL(String(location));
  const authorization = Object.fromEntries(address.searchParams);
  const asked = { ...start, authorization };
  const page = await sendByFetch({ method: 'GET', url: address.href, headers: {} });
  const posted = readForm(page.body);
  if (page.status !== 200 || !posted)
    return { ...asked, step: 'authorization', answer: page, isRefused: page.status >= 400 };
  const { action, fields } = posted;
  const last = misbehaviour.delivery === 'from another browser' ? createBrowser(send) : browser;
  const first = await last.open(action, fields);
  const answer = misbehaviour.delivery === 'twice' ? await last.open(action, fields) : first;
  return {
    ...asked,
    form: fields,
    redirectUri: action,
    step: 'launch',
    answer,
    isRefused: answer.status >= 400,
  };
}
