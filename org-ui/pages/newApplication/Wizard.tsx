import { Step, StepLabel, Stepper } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageOf } from '../../base/paths.ts';
import { ConfigureMobile, ConfigureWeb } from '../../families/general/Configure.tsx';
import { ConfigureOidc } from '../../families/oidc/ConfigureOidc.tsx';
import { ConfigureRadius } from '../../families/radius/ConfigureRadius.tsx';
import { ConfigureSaml } from '../../families/saml/ConfigureSaml.tsx';
import { Guide } from '../../parts/guides/Guide.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import type { CreationProps } from '../../things/settings/SettingsStep.tsx';
import { applicationCount, radiusCount, ssoCount } from '../../things/usage/alert.ts';
import { UsageAlert, useNoneLeft } from '../../things/usage/UsageAlert.tsx';
import { Choose } from './Choose.tsx';
import { Done } from './Done.tsx';
import { guideOf } from './guides.ts';
import type { Kind } from './kind.ts';
import { texts } from './texts.ts';

const { title, steps } = texts;
const configuring = 'configure';
/** The form of each kind, the feature that limits it, and the page that follows, if it is not the last step. */
const kinds: Record<
  Kind,
  { Form: ComponentType<CreationProps>; counted: Parameters<typeof useNoneLeft>[0]; page?: 'saml' | 'radius' }
> = {
  Web: { Form: ConfigureWeb, counted: applicationCount },
  Mobile: { Form: ConfigureMobile, counted: applicationCount },
  OpenId: { Form: ConfigureOidc, counted: ssoCount },
  Saml: { Form: ConfigureSaml, counted: ssoCount, page: 'saml' },
  Radius: { Form: ConfigureRadius, counted: radiusCount, page: 'radius' },
};
const isKind = (kind: string | null): kind is Kind => kind !== null && Object.hasOwn(kinds, kind);

/**
 * Creates an application in three steps. Step and kind are part of the address, so that Back goes one step back, and the
 * input is kept until it is sent.
 */
export default function Wizard() {
  const [search, setSearch] = useSearchParams();
  const [made, setMade] = useState<{ appId: string; name: string; type: Kind }>();
  const navigate = useNavigate();
  const asked = search.get('kind');
  const kind = isKind(asked) ? asked : 'Web';
  const { Form, counted, page } = kinds[kind];
  const full = useNoneLeft(counted) && !made;
  const step = made ? 3 : search.get('step') === configuring ? 1 : 0;
  const of = (chosen: Kind) => (chosen === 'Web' ? {} : { kind: chosen });
  const created = (appId: string, name: string) => {
    if (page) return navigate(pageOf(page, appId), { replace: true });
    setMade({ appId, name, type: kind });
    setSearch({}, { replace: true });
  };
  return (
    <>
      <Heading title={title}>{step === 1 && <Guide categories={[guideOf(kind)]} />}</Heading>
      <Stepper activeStep={step} sx={{ mb: 4, maxWidth: 640 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {full && <UsageAlert feature={counted} />}
      {made ? (
        <Done {...made} />
      ) : step === 0 ? (
        <Choose
          chosen={kind}
          onChoose={(chosen) => setSearch(of(chosen), { replace: true })}
          full={full}
          onNext={(chosen) => setSearch({ ...of(chosen), step: configuring })}
        />
      ) : (
        <Form full={full} onPrevious={() => setSearch(of(kind))} onCreated={created} />
      )}
    </>
  );
}
