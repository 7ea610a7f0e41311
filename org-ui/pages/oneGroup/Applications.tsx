import AppsOutlined from '@mui/icons-material/AppsOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { PickDialog } from '../../parts/pick/PickDialog.tsx';
import { type Group, opensQuery } from '../../things/groups/group.ts';
import { changeOpenings } from '../../things/openings/openings.ts';
import { pickApplications } from './pickApplications.tsx';
import { texts } from './texts.ts';

const t = texts.applications;
type OpenApplication = RowAt<'GET /group/:groupId/applications'>;

/** The applications that are open to a group. */
export function Applications({ group }: { group: Group }) {
  const { groupId, name, memberCount } = group;
  const { uniqueId } = useIds();
  const [opening, setOpening] = useState(false);
  const { data, error, refetch } = useQuery(opensQuery(groupId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const button = (
    <OpenButton
      to={changeOpenings}
      variant="contained"
      startIcon={<AppsOutlined />}
      onClick={() => setOpening(true)}
    >
      {t.open}
    </OpenButton>
  );
  const isOpen = new Set(data.rows.map(({ appId }) => appId));
  return (
    <Section title={t.title} buttons={button}>
      {data.rows.length ? (
        <Box component="ul" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((app) => (
            <Application key={app.appId} app={app} group={group} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>
      )}
      {opening && (
        <PickDialog
          title={t.openTo(name)}
          text={t.openText(memberCount)}
          of={pickApplications(uniqueId, isOpen)}
          submit={t.open}
          run={async (apps) => {
            for (const { appId } of apps) await changeOpenings(appId, { open: groupId });
            return apps.length;
          }}
          done={t.opened}
          onClose={() => setOpening(false)}
        />
      )}
    </Section>
  );
}

function Application({ app: { appId, appName, family }, group }: { app: OpenApplication; group: Group }) {
  const { groupId, name, memberCount } = group;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
      <Link
        component={RouterLink}
        to={pageOf(family!, appId, 'users')}
        sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
      >
        {appName}
      </Link>
      <CommandButton
        label={t.close(appName)}
        size="small"
        color="error"
        run={likewise(changeOpenings, () => changeOpenings(appId, { close: groupId }))}
        done={t.closed}
        confirm={{ title: t.closeTitle, text: t.closeAsks(appName, name, memberCount), yes: t.closeYes }}
      >
        {t.closeYes}
      </CommandButton>
    </Box>
  );
}
