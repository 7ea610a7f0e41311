import type { ReactNode } from 'react';
import { Logo } from '../../web-kit/look/Logo.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import { type Brand, useBrand } from '../brand/brand.ts';
import { Link } from '../router.tsx';
import { words } from '../words.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { texts } from './texts.ts';

/** The legal links. A page that shows another brand says here whose product it is. */
function Footer({ brand = null }: { brand?: Brand | null | undefined }) {
  return (
    <footer className="footer">
      {brand && <span className="soft">{words.brand}</span>}
      <Link to="/privacyPolicy">{texts.footer.privacy}</Link>
      <Link to="/terms-and-conditions">{texts.footer.terms}</Link>
      <Link to="/error-codes">{texts.footer.errors}</Link>
      <LanguagePicker />
    </footer>
  );
}

/** A page with the header above and the legal links below. Its links home are plain, because another app may serve them. */
export function Shell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const brand = useBrand();
  // Most who see a brand are people of the organisation, who have a page of their own.
  const [home, name] = brand ? ['/me', brand.name] : ['/login', words.brand];
  return (
    <div className="shell">
      <header className="header">
        <a href={home} className="home" aria-label={name}>
          <BrandMark brand={brand} />
        </a>
      </header>
      <main className={wide ? 'page page-wide' : 'page'}>{children}</main>
      <Footer brand={brand} />
    </div>
  );
}

/** The frame of the sign-in and registration pages: what the product is, beside the form. */
export function EntryShell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'entry entry-wide' : 'entry'}>
      <aside className="aside">
        <div className="aside-inner">
          <a href="/login" className="home" aria-label={words.brand}>
            <Logo />
          </a>
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
