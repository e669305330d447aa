import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { type Policy, PolicyFrame } from './policy-frame.tsx';

/** By the last segment of the path, in lower case. */
const policies = new Map<string, Policy>([
  ['termsandconditions', 'terms'],
  ['privacy', 'privacy'],
  ['accessibility', 'accessibility'],
]);

/** /legal/termsandconditions, /legal/privacy and /legal/accessibility. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  const { type = '' } = useParams();
  const policy = policies.get(type.toLowerCase());
  if (policy === undefined) return <NotFoundPage />;
  return (
    <PageFrame title={t(`${policy}.title`)} width="reading">
      <PolicyFrame key={policy} policy={policy} />
    </PageFrame>
  );
}
