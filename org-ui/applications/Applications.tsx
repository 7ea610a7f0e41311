import AddIcon from '@mui/icons-material/Add';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { SecondDeviceHint } from '../account/SecondDeviceHint.tsx';
import { useOperator } from '../session.ts';
import { Heading } from '../shell/Heading.tsx';
import { texts } from '../texts.ts';
import { applicationCount } from '../usage/alert.ts';
import { UsageAlert, useNoneLeft } from '../usage/UsageAlert.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';
import { GettingStarted } from './GettingStarted.tsx';

const { title, tabs, add, gettingStarted } = texts.applications;

/** The page of the organisation's applications, which leads a new organisation to its first one. */
export default function Applications() {
  const operator = useOperator();
  const full = useNoneLeft(applicationCount);
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? operator?.showStarter ?? false;
  return (
    <>
      <Heading title={title}>
        <Button startIcon={<PlayCircleOutlined />} onClick={() => setAsked(true)}>
          {gettingStarted}
        </Button>
        <Button
          component={Link}
          to="/configure-application"
          variant="contained"
          startIcon={<AddIcon />}
          disabled={full}
        >
          {add}
        </Button>
      </Heading>
      <SecondDeviceHint />
      <Tabs
        value="custom"
        aria-label={title}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="custom" label={tabs.custom} id="tab-custom" aria-controls="panel-custom" />
      </Tabs>
      <div role="tabpanel" id="panel-custom" aria-labelledby="tab-custom">
        <UsageAlert feature={applicationCount} />
        <ApplicationTable />
      </div>
      <GettingStarted open={open} onClose={() => setAsked(false)} />
    </>
  );
}
