import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { About } from './about.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';

/** The landing page for visitors: purpose of the product, screenshots, sign-in. */
export function LandingPage() {
  const { t } = useTranslation();
  // Scrolls to the section in the URL when opened from another page.
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
