import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { About } from './about.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';

/** The first page for strangers: what the product is for, to be seen, and the way in. */
export function LandingPage() {
  const { t } = useTranslation();
  // Synchronises with an address that names a section, opened from another page.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <title>{t('productName')}</title>
      <Hero />
      <About />
      <Features />
      <Contact />
      <Partners />
      <CallToAction />
    </>
  );
}
