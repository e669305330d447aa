import { SignJWT, UnsecuredJWT } from 'jose';
import { createSigningKey, rotateKeys, type SigningKey, selectSigningKey } from '../keys.ts';
import { type PlatformContext, toSeconds } from '../platform-context.ts';
import { buildClaims } from './claims.ts';
import type { Claims, LaunchMessage } from './messages.ts';
import { type LaunchForm, type Misbehaviour, misbehaviours, misbehaviourWorld } from './misbehaviours.ts';

/** What is posted to the tool for its authentication request. */
export async function buildLaunchForm(
  platform: PlatformContext,
  launch: LaunchMessage,
  { nonce, state }: { nonce: string; state: string | undefined },
): Promise<LaunchForm> {
  const misbehaviour: Misbehaviour = launch.misbehave ? misbehaviours[launch.misbehave] : {};
  const world = misbehaviourWorld(platform, {
    clientId: launch.clientId,
    nowSeconds: toSeconds(platform.now()),
  });
  const correct = buildClaims(platform, launch, nonce);
  const asked = launch.changeClaims ? launch.changeClaims(correct) : correct;
  const claims = misbehaviour.claims ? misbehaviour.claims(asked, world) : asked;
  const idToken = await signIdToken(platform, claims, { launch, misbehaviour });
  const form = { id_token: idToken, ...(state === undefined ? {} : { state }) };
  platform.lastMessages.set(launch.clientId, { idToken, nonce });
  return misbehaviour.form ? misbehaviour.form(form, world) : form;
}

async function signIdToken(
  platform: PlatformContext,
  claims: Claims,
  { launch, misbehaviour }: { launch: LaunchMessage; misbehaviour: Misbehaviour },
): Promise<string> {
  const published = selectSigningKey(platform.ring, launch.algorithm);
  const sign = (key: SigningKey, kid = key.kid) => {
    const header = { alg: key.alg, kid, typ: 'JWT' };
    const sent = misbehaviour.header ? misbehaviour.header(header) : header;
    return new SignJWT(claims).setProtectedHeader({ ...sent, alg: key.alg }).sign(key.privateKey);
  };
  switch (misbehaviour.signing ?? 'correctly') {
    case 'correctly':
      return sign(published);
    case 'not at all':
      return new UnsecuredJWT(claims).encode();
    case 'with the public key as a secret': {
      const pem = published.publicKey.export({ format: 'pem', type: 'spki' });
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: published.kid, typ: 'JWT' })
        .sign(Buffer.from(pem));
    }
    case 'with an unpublished key':
      return sign(await createSigningKey(launch.algorithm));
    case 'with an unpublished key under a published kid':
      return sign(await createSigningKey(launch.algorithm), published.kid);
    case 'with a new key':
      return sign(await rotateKeys(platform.ring, launch.algorithm));
    case 'with a broken signature':
      return breakSignature(await sign(published));
  }
}

function breakSignature(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const first = signature.startsWith('A') ? 'B' : 'A';
  return [header, payload, first + signature.slice(1)].join('.');
}
