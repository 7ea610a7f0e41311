import { useState } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { Link, type PageProps } from '../../router.tsx';
import { addDevice, readLink } from './me.ts';
import { texts } from './texts.ts';

const t = texts.addDevice;

/** /me/device/:accessToken: adds the device that opens the link to a person's own. */
export default function AddDevicePage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const [added, setAdded] = useState(false);
  return (
    <Shell>
      <section className="card">
        {added ? (
          <div role="status">
            <Heading title={t.done} focus />
            <p className="soft">{t.doneHint}</p>
            <Link to="/me" className="button">
              {t.toPage}
            </Link>
          </div>
        ) : (
          <>
            <Heading title={t.title} />
            <LinkContent load={() => readLink(accessToken)} words={t}>
              {({ name, organisation }) => (
                <>
                  <p className="lead break">{t.lead(name, organisation)}</p>
                  <PasskeyForm
                    action={t.action}
                    captcha={false}
                    run={async () => {
                      await addDevice(accessToken);
                      setAdded(true);
                    }}
                  />
                </>
              )}
            </LinkContent>
          </>
        )}
      </section>
    </Shell>
  );
}
