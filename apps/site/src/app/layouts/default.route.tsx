import { Outlet } from 'react-router';
import { DefaultLayout } from './DefaultLayout.tsx';

export default function Layout() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}
