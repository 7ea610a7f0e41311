import AddIcon from '@mui/icons-material/Add';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import UpgradeIcon from '@mui/icons-material/Upgrade';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperator } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { type GroupOfFamilies, groups } from '../../families/families.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { LinkButton } from '../../parts/page/LinkButton.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import { NextStep } from '../../things/firstSteps/NextStep.tsx';
import { SecondDeviceHint } from '../../things/members/SecondDeviceHint.tsx';
import { UsageAlert, useNoneLeft } from '../../things/usage/UsageAlert.tsx';
import { FamilyTable } from './FamilyTable.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { texts } from './texts.ts';

const { title, gettingStarted, upgrade } = texts;
const limitOf = ({ families: [first] }: GroupOfFamilies) => first.limit;

/** The page of the organisation's applications, which leads a new organisation to its first one. */
export default function Applications() {
  const operator = useOperator();
  const full = useNoneLeft(...groups.map(limitOf));
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? operator?.showStarter ?? false;
  return (
    <>
      <Heading title={title}>
        <Button autoFocus={open} startIcon={<PlayCircleOutlined />} onClick={() => setAsked(true)}>
          {gettingStarted}
        </Button>
        <Button component={Link} to="/license" replace startIcon={<UpgradeIcon />}>
          {upgrade}
        </Button>
        <LinkButton to="/configure-application" variant="contained" startIcon={<AddIcon />} disabled={full}>
          {words.addApplication}
        </LinkButton>
      </Heading>
      <NextStep />
      <SecondDeviceHint />
      <TabbedParts
        label={title}
        parts={groups.map((group) => ({
          ...group.tabs.applications,
          content: () => <Tables key={group.tabs.applications.name} group={group} />,
        }))}
      />
      <GettingStarted open={open} onClose={() => setAsked(false)} />
    </>
  );
}

/** The applications of the families of a group, each in a table of its own. */
function Tables({ group }: { group: GroupOfFamilies }) {
  const { families } = group;
  return (
    <>
      <UsageAlert feature={limitOf(group)} />
      {families.map((family, place) => (
        <Box key={family.name} sx={{ mt: place ? 4 : 0 }}>
          {families.length > 1 && <Typography variant="h2">{family.label}</Typography>}
          <FamilyTable family={family} />
        </Box>
      ))}
    </>
  );
}
