import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { read } from '../../../web-kit/read.ts';
import { words } from '../../base/words.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Section } from '../../parts/Section.tsx';
import type { Server } from './index.ts';
import { ServersForm } from './ServersForm.tsx';
import { texts } from './texts.ts';

/** The RADIUS servers of the installation, to read and, after Edit, to change. */
export default function RadiusSettings() {
  const query = useQuery(read('GET /getRadiusSetting', {}));
  const [editing, setEditing] = useState(false);
  const edit = query.data && !editing && (
    <Button variant="outlined" onClick={() => setEditing(true)}>
      {words.edit}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 900 }}>
      <Title title={texts.tab} />
      <Section title={texts.servers} lead={texts.lead} query={query} action={edit}>
        {({ primary_server, secondary_server, listening }) => {
          if (editing)
            return (
              <ServersForm servers={{ primary_server, secondary_server }} onClose={() => setEditing(false)} />
            );
          const gateway = (
            <Alert severity={listening ? 'info' : 'warning'} sx={{ mb: 2 }}>
              {listening ? texts.listening(listening) : texts.off}
            </Alert>
          );
          if (!primary_server || !secondary_server)
            return (
              <>
                {gateway}
                <Typography>{texts.none}</Typography>
              </>
            );
          return (
            <>
              {gateway}
              <Known title={texts.sections.primary_server} server={primary_server} />
              <Known title={texts.sections.secondary_server} server={secondary_server} />
            </>
          );
        }}
      </Section>
    </Box>
  );
}

function Known({ title, server }: { title: string; server: Server }) {
  const { fields: label } = texts;
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Facts
        even
        facts={[
          [label.accountEnabled, yesNo(server.accountEnabled)],
          [label.accountIp, server.accountIp],
          [label.accountPort, server.accountPort],
          [label.authEnabled, yesNo(server.authEnabled)],
          [label.authPort, server.authPort],
          [label.isInDocker, yesNo(server.isInDocker)],
          ...(server.dockerIp ? ([[label.dockerIp, server.dockerIp]] as const) : []),
        ]}
      />
    </Box>
  );
}
