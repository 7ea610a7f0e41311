import { Step, StepLabel, Stepper } from '@mui/material';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageOf } from '../../base/paths.ts';
import { words } from '../../base/words.ts';
import { blank, isChanged } from '../../families/general/draft.ts';
import { ConfigureOidc } from '../../families/oidc/ConfigureOidc.tsx';
import { ConfigureRadius } from '../../families/radius/ConfigureRadius.tsx';
import { ConfigureSaml } from '../../families/saml/ConfigureSaml.tsx';
import { useKept } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { Guide } from '../../parts/guides/Guide.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { applicationCount, radiusCount, ssoCount } from '../../things/usage/alert.ts';
import { UsageAlert, useNoneLeft } from '../../things/usage/UsageAlert.tsx';
import { Choose } from './Choose.tsx';
import { Configure } from './Configure.tsx';
import { Done } from './Done.tsx';
import { guideOf } from './guides.ts';
import type { Kind } from './kind.ts';
import { texts } from './texts.ts';

const { title, steps } = texts;
const configuring = 'configure';
/** The features that limit the kinds with a form of their own. The kind is part of the address. */
const counts = { OpenId: ssoCount, Saml: ssoCount, Radius: radiusCount };
const isOwn = (kind: string | null): kind is keyof typeof counts =>
  kind !== null && Object.hasOwn(counts, kind);

/**
 * Creates an application in three steps. The step is part of the address, so that Back goes one step back, and the
 * input is kept until it is sent.
 */
export default function Wizard() {
  const [search, setSearch] = useSearchParams();
  const { kept, changed, keep, forget } = useKept('new', isChanged);
  const [restored, setRestored] = useState(changed);
  const [made, setMade] = useState<{ appId: string; name: string; type: Kind }>();
  const navigate = useNavigate();
  const asked = search.get('kind');
  const own = isOwn(asked) ? asked : undefined;
  const counted = own ? counts[own] : applicationCount;
  const full = useNoneLeft(counted) && !made;
  const draft = kept?.next ?? blank;
  const step = made ? 3 : search.get('step') === configuring ? 1 : 0;
  const created = (appId: string) => {
    setMade({ appId, name: draft.name, type: draft.type });
    forget();
    setSearch({}, { replace: true });
  };
  const choose = (kind: Kind) => {
    setSearch(isOwn(kind) ? { kind } : {}, { replace: true });
    if (!isOwn(kind)) keep({ before: { ...blank, type: kind }, next: { ...draft, type: kind } });
  };
  const discard = () => {
    forget();
    setRestored(false);
  };
  return (
    <>
      <Heading title={title}>{step === 1 && <Guide categories={[guideOf(own ?? draft.type)]} />}</Heading>
      <Stepper activeStep={step} sx={{ mb: 4, maxWidth: 640 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {full && <UsageAlert feature={counted} />}
      {restored && !made && !own && <Restored text={words.typed} onDiscard={discard} />}
      {made ? (
        <Done {...made} />
      ) : step === 0 ? (
        <Choose
          // Discarding the form chooses the usual kind again.
          key={restored ? 'restored' : 'new'}
          chosen={own ?? draft.type}
          onChoose={choose}
          full={full}
          onNext={(kind) => setSearch({ ...(isOwn(kind) && { kind }), step: configuring })}
        />
      ) : own === 'OpenId' ? (
        <ConfigureOidc
          full={full}
          onPrevious={() => setSearch({ kind: own })}
          onCreated={(appId, name) => {
            setMade({ appId, name, type: own });
            setSearch({}, { replace: true });
          }}
        />
      ) : own === 'Saml' ? (
        <ConfigureSaml
          full={full}
          onPrevious={() => setSearch({ kind: own })}
          onCreated={(appId) => navigate(pageOf('saml', appId), { replace: true })}
        />
      ) : own === 'Radius' ? (
        <ConfigureRadius
          full={full}
          onPrevious={() => setSearch({ kind: own })}
          onCreated={(appId) => navigate(pageOf('radius', appId), { replace: true })}
        />
      ) : (
        <Configure
          // Discarding the form remounts it with empty fields.
          key={restored ? 'restored' : 'new'}
          draft={draft}
          full={full}
          onChange={(next) => keep({ before: { ...blank, type: next.type }, next })}
          onPrevious={() => setSearch({})}
          onCreated={created}
        />
      )}
    </>
  );
}
