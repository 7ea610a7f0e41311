import { useQuery } from '@tanstack/react-query';
import { organisationQuery, useIds } from '../../base/session.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import { Facts } from './Organisation.tsx';
import { Payments } from './Payments.tsx';
import { Plan } from './Plan.tsx';
import { Subscription } from './Subscription.tsx';
import { texts } from './texts.ts';

/** The organisation with its subscription, and what it has paid. */
export default function Account() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const shown = (of: (organisation: NonNullable<typeof data>) => React.ReactNode) => () =>
    data ? of(data) : <Pending error={error} onRetry={refetch} />;
  return (
    <>
      <Heading title={texts.title} />
      <TabbedParts
        label={texts.title}
        parts={[
          {
            name: 'account',
            label: texts.tabs.account,
            content: shown((organisation) => (
              <>
                <Subscription organisation={organisation} />
                <Facts organisation={organisation} />
                <Plan name={organisation.planName} />
              </>
            )),
          },
          {
            name: 'payments',
            label: texts.tabs.payments,
            content: shown((organisation) => <Payments organisation={organisation} />),
          },
        ]}
      />
    </>
  );
}
