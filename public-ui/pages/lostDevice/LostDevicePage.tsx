import { AskHelp, readHelp } from '../../parts/AskHelp.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { Shell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import '../invited/invited.css';
import { texts as t } from './texts.ts';

/** /lostDevice/:accessToken: asks the organisation for a way back in. Opening the page asks for nothing yet. */
export default function LostDevicePage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <Shell>
      <section className="card invited">
        <Heading title={t.title} />
        <LinkContent load={() => readHelp(accessToken)} words={t}>
          {(found) => (
            <>
              <p className="lead">{t.lead}</p>
              <AskHelp accessToken={accessToken} found={found} words={t.request} again />
            </>
          )}
        </LinkContent>
      </section>
    </Shell>
  );
}
