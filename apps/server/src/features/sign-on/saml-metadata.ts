/** Our metadata for identity providers, in the order of the schema (SAML 2.0 metadata, 2.4). */

interface Described {
  entityId: string;
  assertionConsumerService: string;
  singleLogoutService: string;
  /** In PEM. */
  certificate: string;
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const postBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

/** Persistent formats first; the others are useful beside a persistent attribute. */
const nameIdFormats = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
];

/** Supported encryption methods, in order of preference. */
const encryptionMethods = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
];

export function createMetadata(described: Described): string {
  const entityId = escapeXml(described.entityId);
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}" ID="_redraft">
  <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="true" WantAssertionsSigned="true">
    ${keyDescriptor('signing', described.certificate)}
    ${keyDescriptor('encryption', described.certificate, encryptionMethods)}
    <md:SingleLogoutService Binding="${redirectBinding}" Location="${escapeXml(described.singleLogoutService)}"/>
${nameIdFormats.map((format) => `    <md:NameIDFormat>${format}</md:NameIDFormat>`).join('\n')}
    <md:AssertionConsumerService Binding="${postBinding}" Location="${escapeXml(described.assertionConsumerService)}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

function keyDescriptor(use: string, pem: string, methods: readonly string[] = []): string {
  const body = pem.replaceAll(/-----(BEGIN|END) CERTIFICATE-----|\s/g, '');
  const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  const algorithms = methods.map((method) => `<md:EncryptionMethod Algorithm="${method}"/>`).join('');
  return `<md:KeyDescriptor use="${use}">${keyInfo}${algorithms}</md:KeyDescriptor>`;
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
