import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './use-session.ts';

/** Connects the session with the router: it is told of each page, and goes where a log-in leads. */
export function SessionRouting(): null {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    void session.send({ type: 'PAGE', pathname });
  }, [session, pathname]);

  useEffect(
    // The page of visitors is not one to come back to.
    () => session.follow((path) => void navigate(path, { replace: true })),
    [session, navigate],
  );

  return null;
}
