import type { ReactNode } from 'react';
import { Logo } from '../../web-kit/Logo.tsx';
import { Link } from '../router.tsx';
import { words } from '../words.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { texts } from './texts.ts';

function Footer() {
  return (
    <footer className="footer">
      <Link to="/privacyPolicy">{texts.footer.privacy}</Link>
      <Link to="/terms-and-conditions">{texts.footer.terms}</Link>
      <Link to="/error-codes">{texts.footer.errors}</Link>
      <LanguagePicker />
    </footer>
  );
}

/** A plain link, which asks the server: on an organisation's host another app serves the sign-in page. */
const Home = () => (
  <a href="/login" className="home" aria-label={words.brand}>
    <Logo />
  </a>
);

/** A page with the header above and the legal links below. */
export function Shell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className="shell">
      <header className="header">
        <Home />
      </header>
      <main className={wide ? 'page page-wide' : 'page'}>{children}</main>
      <Footer />
    </div>
  );
}

/** The frame of the sign-in and registration pages: what the product is, beside the form. */
export function EntryShell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'entry entry-wide' : 'entry'}>
      <aside className="aside">
        <div className="aside-inner">
          <Home />
          <div className="aside-text">
            <p className="aside-title">{texts.aside.title}</p>
            <p className="aside-lead">{texts.aside.lead}</p>
            <ul>
              {texts.aside.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <svg className="aside-art" viewBox="0 0 200 260" aria-hidden="true" focusable="false">
            <path d="M60 110v120h120" />
            <circle cx="60" cy="68" r="42" />
            <path className="aside-latch" d="M118 226v-56M166 226v-34" />
          </svg>
        </div>
      </aside>
      <div className="entry-side">
        <main className="entry-main">{children}</main>
        <Footer />
      </div>
    </div>
  );
}
