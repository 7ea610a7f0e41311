import AddIcon from '@mui/icons-material/Add';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import UpgradeIcon from '@mui/icons-material/Upgrade';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperator } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import { SecondDeviceHint } from '../../things/members/SecondDeviceHint.tsx';
import { applicationCount, radiusCount, ssoCount } from '../../things/usage/alert.ts';
import { UsageAlert, useNoneLeft } from '../../things/usage/UsageAlert.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { RadiusTable } from './RadiusTable.tsx';
import { SsoTable } from './SsoTable.tsx';
import { texts } from './texts.ts';

const { title, tabs, gettingStarted, upgrade } = texts;

/** The page of the organisation's applications, which leads a new organisation to its first one. */
export default function Applications() {
  const operator = useOperator();
  const noCustom = useNoneLeft(applicationCount);
  const noSso = useNoneLeft(ssoCount);
  const noRadius = useNoneLeft(radiusCount);
  const full = noCustom && noSso && noRadius;
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? operator?.showStarter ?? false;
  return (
    <>
      <Heading title={title}>
        <Button startIcon={<PlayCircleOutlined />} onClick={() => setAsked(true)}>
          {gettingStarted}
        </Button>
        <Button component={Link} to="/license" replace startIcon={<UpgradeIcon />}>
          {upgrade}
        </Button>
        <Button
          component={Link}
          to="/configure-application"
          variant="contained"
          startIcon={<AddIcon />}
          disabled={full}
        >
          {words.addApplication}
        </Button>
      </Heading>
      <SecondDeviceHint />
      <TabbedParts
        label={title}
        parts={[
          {
            name: 'custom',
            label: tabs.custom,
            content: () => (
              <>
                <UsageAlert feature={applicationCount} />
                <ApplicationTable />
              </>
            ),
          },
          {
            name: 'sso',
            label: texts.sso.tab,
            content: () => (
              <>
                <UsageAlert feature={ssoCount} />
                <SsoTable />
              </>
            ),
          },
          {
            name: 'radius',
            label: texts.radius.tab,
            content: () => (
              <>
                <UsageAlert feature={radiusCount} />
                <RadiusTable />
              </>
            ),
          },
        ]}
      />
      <GettingStarted open={open} onClose={() => setAsked(false)} />
    </>
  );
}
