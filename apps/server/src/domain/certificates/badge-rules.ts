import type { Certificate } from '@redraft/contracts';
import { toMultikey } from './base58.ts';

/** The certificate as an Open Badges 3.0 credential, and what verifiers read about its issuer. */

const openBadges = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const credentialContexts = ['https://www.w3.org/ns/credentials/v2', openBadges] as const;
/** The first defines what a controller of keys has. */
const issuerContexts = ['https://www.w3.org/ns/did/v1', openBadges] as const;

/** Addresses that stay the same as long as the installation has its origin. */
export function badgeAddresses(origin: string) {
  return {
    issuer: `${origin}/badges/issuer`,
    key: (keyId: string) => `${origin}/badges/keys/${keyId}`,
    /** Where anybody checks a certificate, and reads what it says. */
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

/** Says the same as the certificate, whose name for its student it has. */
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

/** A public key, by itself at its address. */
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
