import { useCallback, useEffect } from 'react';
import { aboutKind, approvalRoutes } from '../../../web-kit/passkeys/approvals.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { BrandMark } from '../../brand/BrandMark.tsx';
import { useBrand } from '../../brand/brand.ts';
import { NotFound } from '../../notFound.ts';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import type { PageProps } from '../../router.tsx';
import { Link } from '../../router.tsx';
import { loadApproval } from './approve.ts';
import { textsOf } from './kinds.ts';
import { Over, Request } from './Request.tsx';
import { texts as t } from './texts.ts';
import './approve.css';

/** /approve/:accessToken and the other approval pages: the phone opens them after scanning a QR code. */
export default function ApprovePage({ params }: PageProps) {
  const known = approvalRoutes.some((route) => route === params.route);
  return known ? <Approval params={params} /> : <NotFound />;
}

function Approval({ params }: PageProps) {
  const { accessToken = '', route = '' } = params;
  const load = useCallback(() => loadApproval(accessToken, route), [accessToken, route]);
  const { value, error, mayPass, retry } = useLoad(load);
  const brand = useBrand();
  useEffect(() => {
    if (error !== undefined) toast.error(error, { alsoInPage: true });
  }, [error]);
  return (
    <div className="shell">
      <header className="header approve-header">
        <BrandMark brand={brand} />
      </header>
      <main className="page approve">
        <Heading title={value ? textsOf(value.kind).title : t.title} />
        {value && <Request accessToken={accessToken} approval={value} />}
        {error !== undefined && (mayPass ? <Failed message={error} retry={retry} /> : <Over why={error} />)}
        {!value && error === undefined && <Loading text={t.checking} />}
      </main>
      <footer className="footer">
        {/* On an organisation's host "/" is its console, which users cannot enter; they have the app instead. */}
        <a href={value && aboutKind(value.kind).owner === 'user' ? '/app' : '/'}>{t.footer.product}</a>
        <Link to="/privacyPolicy">{t.footer.privacy}</Link>
      </footer>
    </div>
  );
}
