import { Box, useMediaQuery, useTheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { WhyNot } from '../../web-kit/commands/whyNot.ts';
import { Who } from '../../web-kit/form/kept.ts';
import { store, useStore } from '../../web-kit/session.ts';
import { moveOn } from '../../web-kit/toast/toast.tsx';
import { useOutsideRole } from '../base/role.ts';
import { sessionQuery, useIds } from '../base/session.ts';
import { Loading } from '../parts/page/Loading.tsx';
import { Crash } from './Crash.tsx';
import { LicenceBanner } from './LicenceBanner.tsx';
import { RecoveryAlert } from './RecoveryAlert.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { texts } from './texts.ts';

const collapsed = store('org.menuCollapsed', false);

/** The frame of every page: top bar and side menu. Visitors of a public page see only the bar. */
export function Shell() {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const narrow = useStore(collapsed);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const session = useQuery(sessionQuery).data;
  // Reserve the menu's space until the session is known, so that the page does not jump.
  const operator = !session || session.role === 'operator';
  const main = useFocusOnNavigation(pathname);
  const toggle = () => (wide ? collapsed.set((now) => !now) : setOpen(true));
  return (
    <WhyNot value={useOutsideRole()}>
      <Who value={useIds().userId}>
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
          <Box component="a" href="#main" sx={skipLink}>
            {texts.skip}
          </Box>
          <TopBar operator={operator} menu={{ wide, narrow, toggle }} />
          <Box sx={{ display: 'flex', flexGrow: 1 }}>
            {operator && (
              <SideMenu wide={wide} narrow={narrow} open={open && !wide} onClose={() => setOpen(false)} />
            )}
            <Box component="main" id="main" ref={main} tabIndex={-1} sx={content}>
              {session?.role === 'operator' && <LicenceBanner />}
              {session?.role === 'operator' && <RecoveryAlert />}
              {/* Only the changing part is suspended: the previous page stays until the next one has loaded. */}
              <Suspense fallback={<Loading />}>
                <Crash key={pathname}>
                  <Outlet />
                </Crash>
              </Suspense>
            </Box>
          </Box>
        </Box>
      </Who>
    </WhyNot>
  );
}

const content = {
  flexGrow: 1,
  minWidth: 0,
  maxWidth: 1320,
  px: { xs: 2, sm: 3 },
  py: 3,
  '&:focus-visible': { boxShadow: 'none' },
} as const;
const skipLink = {
  position: 'absolute',
  insetInlineStart: 8,
  top: -60,
  zIndex: 'tooltip',
  p: 1.5,
  bgcolor: 'background.paper',
  color: 'primary.main',
  '&:focus': { top: 8 },
} as const;

/** Scrolls to the top and moves the focus there when the page changes, and leaves the errors of the one before. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    moveOn();
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
