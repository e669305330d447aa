import type { Certificate } from '@redraft/contracts';
import { toMultikey } from './base58.ts';

/** The certificate as an Open Badges 3.0 credential, and what verifiers read about its issuer. */

const openBadges = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const credentialContexts = ['https://www.w3.org/ns/credentials/v2', openBadges] as const;
/** The first context defines the terms for the issuer's keys. */
const issuerContexts = ['https://www.w3.org/ns/did/v1', openBadges] as const;

/** The URLs of the issuer, its keys and the achievement; they must not change while the installation keeps its origin. */
export function badgeAddresses(origin: string) {
  return {
    issuer: `${origin}/badges/issuer`,
    key: (keyId: string) => `${origin}/badges/keys/${keyId}`,
    /** The page on which anyone can verify a certificate and read it. */
    achievement: `${origin}/certificate`,
  };
}

export interface BadgeWords {
  name: string;
  description: string;
  criteria: string;
  evidence: string;
  language: string;
}

export interface Badge {
  '@context': readonly string[];
  [member: string]: unknown;
}

/** The certificate as an Open Badges credential without its proof. The student is identified by the name in the certificate. */
export function toBadge(
  { statement }: Certificate,
  { id, origin, words }: { id: string; origin: string; words: BadgeWords },
): Badge {
  const { issuer, achievement } = badgeAddresses(origin);
  return {
    '@context': credentialContexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: words.name,
    issuer: { id: issuer, type: ['Profile'], name: 'Redraft', url: origin },
    validFrom: statement.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: statement.student, identityType: 'name', hashed: false },
      ],
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: 'Certificate',
        inLanguage: words.language,
        name: words.name,
        description: words.description,
        criteria: { narrative: words.criteria },
      },
    },
    evidence: [
      {
        type: ['Evidence'],
        name: statement.assignment,
        description: statement.className,
        narrative: words.evidence,
      },
    ],
  };
}

export interface BadgeProof {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-rdfc-2022';
  created: string;
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
}

export function toProof({ statement, keyId }: Certificate, origin: string): BadgeProof {
  return {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: statement.issuedAt,
    verificationMethod: badgeAddresses(origin).key(keyId),
    proofPurpose: 'assertionMethod',
  };
}

const keyContexts = ['https://w3id.org/security/multikey/v1'] as const;

/** The document of one public key, served at the key's own URL. */
export function toVerificationMethod(
  { keyId, publicKey }: { keyId: string; publicKey: Uint8Array },
  origin: string,
) {
  const { key, issuer } = badgeAddresses(origin);
  return {
    '@context': keyContexts,
    id: key(keyId),
    type: 'Multikey',
    controller: issuer,
    publicKeyMultibase: toMultikey(publicKey),
  };
}

/** Keys of earlier secrets stay, so that earlier badges are still verified. */
export function toIssuerProfile(keyIds: readonly string[], origin: string) {
  const { key, issuer } = badgeAddresses(origin);
  return {
    '@context': issuerContexts,
    id: issuer,
    type: ['Profile'],
    name: 'Redraft',
    url: origin,
    assertionMethod: keyIds.map(key),
  };
}
