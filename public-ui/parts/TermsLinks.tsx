import { words } from '../words.ts';

/** The terms and the privacy policy, each in a new tab. */
export const TermsLinks = () => (
  <>
    <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
      {words.terms.terms}
    </a>
    {words.terms.and}
    <a href="/privacyPolicy" target="_blank" rel="noreferrer">
      {words.terms.privacy}
    </a>
  </>
);
