/**
 * What is stored of the claims or attributes of a sign-in, so that rules can give roles by them. What identifies a person beyond the account (names,
 * pictures, birth dates) and what belongs to the protocol is left out.
 */

const maxNames = 50;
/** Of all claims together: some directories list a person's every group. */
const maxValues = 1000;
const maxNameLength = 200;
const maxValueLength = 300;
const maxCharacters = 100_000;
/** Keycloak nests roles in objects: realm_access.roles, resource_access.client.roles. */
const maxDepth = 3;

/** The names under which claims are stored, whatever the protocol calls them. */
const canonicalNames = new Map(
  Object.entries({
    eduPersonAffiliation: ['urn:oid:1.3.6.1.4.1.5923.1.1.1.1', 'eduperson_affiliation'],
    eduPersonPrimaryAffiliation: ['urn:oid:1.3.6.1.4.1.5923.1.1.1.5', 'eduperson_primary_affiliation'],
    eduPersonEntitlement: ['urn:oid:1.3.6.1.4.1.5923.1.1.1.7', 'eduperson_entitlement'],
    eduPersonScopedAffiliation: ['urn:oid:1.3.6.1.4.1.5923.1.1.1.9', 'eduperson_scoped_affiliation'],
    eduPersonAssurance: ['urn:oid:1.3.6.1.4.1.5923.1.1.1.11', 'eduperson_assurance'],
    isMemberOf: ['urn:oid:1.3.6.1.4.1.5923.1.5.1.1', 'ismemberof', 'is_member_of'],
    schacHomeOrganization: ['urn:oid:1.3.6.1.4.1.25178.1.2.9', 'schac_home_organization'],
    schacHomeOrganizationType: ['urn:oid:1.3.6.1.4.1.25178.1.2.10', 'schac_home_organization_type'],
    organizationName: ['urn:oid:2.5.4.10', 'o'],
    organizationalUnitName: ['urn:oid:2.5.4.11', 'ou'],
    departmentNumber: ['urn:oid:2.16.840.1.113730.3.1.2'],
    employeeType: ['urn:oid:2.16.840.1.113730.3.1.4'],
    groups: [
      'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
      'group',
      'http://schemas.xmlsoap.org/claims/group',
    ],
    roles: ['http://schemas.microsoft.com/ws/2008/06/identity/claims/role', 'role'],
  }).flatMap(([name, others]) =>
    [name, ...others].map((other): [string, string] => [other.toLowerCase(), name]),
  ),
);

/** Read first, so that a long list of other claims displaces none of them. */
const standardNames = [...new Set(canonicalNames.values())];

const protocolNames = [
  'iss',
  'sub',
  'aud',
  'exp',
  'iat',
  'nbf',
  'jti',
  'nonce',
  'at_hash',
  'c_hash',
  's_hash',
  'azp',
  'sid',
  'auth_time',
  'acr',
  'amr',
  'session_state',
  'rh',
  'uti',
  'aio',
  'ver',
  'typ',
  'updated_at',
];

const personalNames = [
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'username',
  'uid',
  'profile',
  'picture',
  'website',
  'email',
  'email_verified',
  'mail',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'phone_number',
  'phone_number_verified',
  'address',
  'upn',
  'unique_name',
  'oid',
  'cn',
  'sn',
  'givenname',
  'surname',
  'displayname',
  'mobile',
  'telephonenumber',
  'homephone',
  'jpegphoto',
  'postaladdress',
  'street',
  'homepostaladdress',
  'edupersonprincipalname',
  'edupersontargetedid',
  'edupersonuniqueid',
  'edupersonorcid',
  'edupersonnickname',
  'edupersondisplaypronouns',
  'eduperson_principal_name',
  'eduperson_unique_id',
  'eduperson_targeted_id',
  'eduperson_orcid',
  'schacdateofbirth',
  'schacgender',
  'schacpersonaluniquecode',
  'schacpersonaluniqueid',
  'schacplaceofbirth',
  'schaccountryofcitizenship',
  'employeenumber',
  'pairwise-id',
  'subject-id',
  'pairwise_id',
  'subject_id',
];

const personalIdentifiers = [
  'urn:oasis:names:tc:saml:attribute:pairwise-id',
  'urn:oasis:names:tc:saml:attribute:subject-id',
  'urn:mace:dir:attribute-def:mail',
  ...['1.1.1.2', '1.1.1.6', '1.1.1.10', '1.1.1.13', '1.1.1.16', '1.1.1.18'].map(
    (end) => `urn:oid:1.3.6.1.4.1.5923.${end}`,
  ),
  ...['1', '3', '20', '21', '41', '60'].map((end) => `urn:oid:0.9.2342.19200300.100.1.${end}`),
  ...['3', '4', '9', '12', '16', '17', '20', '26', '42', '43'].map((end) => `urn:oid:2.5.4.${end}`),
  ...['3', '39', '241'].map((end) => `urn:oid:2.16.840.1.113730.3.1.${end}`),
  ...['2', '3', '4', '5', '14', '15'].map((end) => `urn:oid:1.3.6.1.4.1.25178.1.2.${end}`),
];

const excludedNames = new Set([...protocolNames, ...personalNames, ...personalIdentifiers]);

/** Entra and AD FS: names, addresses, keys of objects. Only groups and roles have other names. */
const excludedPrefixes = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/',
  'http://schemas.microsoft.com/identity/claims/',
  'http://schemas.microsoft.com/claims/',
];

/** PostgreSQL stores no NUL in JSON, and no half of a surrogate pair. */
const unstorable = /[\p{Cc}\p{Cs}]/u;

/** The name under which a claim or attribute is stored; null if it is not. */
export function claimNameOf(sent: string): string | null {
  const name = sent.trim();
  const lowerCase = name.toLowerCase();
  const standard = canonicalNames.get(lowerCase);
  if (standard !== undefined) return standard;
  if (name === '' || name.length > maxNameLength || unstorable.test(name)) return null;
  if (excludedNames.has(lowerCase)) return null;
  return excludedPrefixes.some((prefix) => lowerCase.startsWith(prefix)) ? null : name;
}

/** The claims that rules may read, with all of their values as strings, within the limits. */
export function selectClaims(sent: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const all = new Map<string, Set<string>>();
  for (const [name, value] of Object.entries(sent)) collect(all, name, value, 1);
  const standard = standardNames.filter((name) => all.has(name));
  const others = [...all.keys()].filter((name) => !standard.includes(name)).toSorted();
  const selected: [string, string[]][] = [];
  let values = 0;
  let characters = 0;
  for (const name of [...standard, ...others].slice(0, maxNames)) {
    const fitting: string[] = [];
    for (const value of all.get(name) ?? []) {
      if (values === maxValues || characters + value.length > maxCharacters) break;
      fitting.push(value);
      values += 1;
      characters += value.length;
    }
    if (fitting.length > 0) selected.push([name, fitting]);
  }
  return Object.fromEntries(selected);
}

function collect(all: Map<string, Set<string>>, path: string, value: unknown, depth: number): void {
  const name = claimNameOf(path);
  if (name === null) return;
  if (Array.isArray(value)) {
    for (const one of value) if (typeof one !== 'object') collect(all, path, one, depth);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    if (depth === maxDepth) return;
    for (const [key, inner] of Object.entries(value)) collect(all, `${path}.${key}`, inner, depth + 1);
    return;
  }
  const text = textOf(value);
  if (text === null) return;
  const values = all.get(name) ?? new Set();
  values.add(text);
  all.set(name, values);
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value).trim();
  return text !== '' && text.length <= maxValueLength && !unstorable.test(text) ? text : null;
}
