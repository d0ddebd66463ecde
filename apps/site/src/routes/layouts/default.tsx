import { Outlet } from 'react-router';
import { DefaultLayout } from '../../screens/layouts/DefaultLayout.tsx';

export default function Layout() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}
