import type { Language } from '@redraft/sentences';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/escape-html.ts';
import { sendPlainPage } from '../../platform/plain-page.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { say } from '../../platform/sentences.ts';
import { createToken } from '../../platform/tokens.ts';

/**
 * Intermediate pages between the platform and our app, without visible content: they store a value in the platform's storage or in that of this
 * frame, and continue. Messages follow "LTI Client Side postMessages" and "LTI postMessage Storage" 0.1: a subject, an ID that the answer repeats,
 * and a key and a value; only messages to and from the origin of the registration are used.
 */

/** How long the page waits for the platform's storage; after that the cookie may suffice. */
const patienceMs = 1500;

/** Sends a message to the platform's storage frame; resolves with its answer, or null. */
const askStorage = `
const frameOf=name=>name==='_parent'?(window.opener||window.parent):((window.opener||window.parent).frames[name]||window.parent);
const askStorage=(message)=>new Promise(done=>{
  const id=crypto.getRandomValues(new Uint32Array(4)).join('-');
  const end=value=>{clearTimeout(timer);removeEventListener('message',hear);done(value)};
  const hear=event=>{
    if(event.origin!==given.platformOrigin||typeof event.data!=='object'||event.data===null)return;
    if(event.data.message_id!==id||event.data.subject!==message.subject+'.response')return;
    end(event.data.error?null:event.data);
  };
  const timer=setTimeout(()=>end(null),given.patienceMs);
  addEventListener('message',hear);
  try{frameOf(given.target).postMessage({...message,message_id:id},given.platformOrigin)}catch{end(null)}
});`;

const storageKey = (state: string) => `redraft_${state.slice(0, 16)}`;

/** Before the authentication request: stores a value in the platform's storage, by which the browser is recognised later. */
export function sendStoringPage(
  reply: FastifyReply,
  given: { target: string; platformOrigin: string; state: string; browser: string; address: string },
): FastifyReply {
  const { target, platformOrigin, state, browser, address } = given;
  return sendOpening(reply, {
    given: { target, platformOrigin, patienceMs, key: storageKey(state), value: browser, address },
    script: `${askStorage}
askStorage({subject:'lti.put_data',key:given.key,value:given.value}).then(()=>location.replace(given.address));`,
  });
}

/**
 * After the authentication response arrived without the cookie. In a window of its own, this page sends the same request again: it is then a
 * same-site request and includes the cookie. In a frame, it asks the platform's storage.
 */
export function sendAskingPage(
  reply: FastifyReply,
  given: { target: string | null; platformOrigin: string; state: string; idToken: string },
): FastifyReply {
  const { target, platformOrigin, state, idToken } = given;
  return sendOpening(reply, {
    given: { target, platformOrigin, patienceMs, key: storageKey(state) },
    body: `<form method="post" action="/lti/launch" id="again" hidden>
<input name="state" value="${escapeHtml(state)}"><input name="id_token" value="${escapeHtml(idToken)}">
<input name="browser"><input name="again" value="1"></form>`,
    script: `${askStorage}
const form=document.getElementById('again');
const known=window.top===window||given.target===null?Promise.resolve(null):askStorage({subject:'lti.get_data',key:given.key});
known.then(answer=>{form.elements.browser.value=answer&&typeof answer.value==='string'?answer.value:'';form.submit()});`,
  });
}

/** After a verified launch: leaves its code in the storage of this frame, where our app finds it. */
export function sendArrivalPage(
  reply: FastifyReply,
  {
    code,
    framePass,
    newWindow,
    origins,
  }: { code: string; framePass: string; newWindow: string; origins: readonly string[] },
): FastifyReply {
  const language = readerLanguage(reply.request);
  const place = createToken().slice(0, 12);
  return sendOpening(reply, {
    // Frames of one page share their storage, so each launch uses a key of its own.
    given: { code, place, address: `/lti/arrive?lti_frame=${framePass}#${place}` },
    body: `<div id="blocked" hidden><p>${words(language, 'lti.browser_unknown')}</p>
<p><a class="button" href="${escapeHtml(newWindow)}" target="_blank" rel="noopener">${words(language, 'lti.page_new_window')}</a></p></div>`,
    script: `try{sessionStorage.setItem('redraft.launch-code.'+given.place,given.code);location.replace(given.address)}
catch{document.getElementById('blocked').hidden=false;document.getElementById('wait').hidden=true}`,
    framedBy: ["'self'", ...origins].join(' '),
  });
}

function sendOpening(
  reply: FastifyReply,
  page: { given: object; body?: string; script: string; framedBy?: string },
): FastifyReply {
  const language = readerLanguage(reply.request);
  return sendPlainPage(reply, {
    language,
    title: say(language, 'lti.page_opening'),
    body: `<p id="wait" role="status">${words(language, 'lti.page_opening')}</p>${page.body ?? ''}`,
    script: page.script,
    given: page.given,
    framedBy: page.framedBy ?? '*',
  });
}

function words(
  language: Language,
  code: 'lti.browser_unknown' | 'lti.page_new_window' | 'lti.page_opening',
): string {
  return escapeHtml(say(language, code));
}
