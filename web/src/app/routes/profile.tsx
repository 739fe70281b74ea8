import { useParams } from 'react-router';
import { ProfilePage } from '../../features/account/components/profile/profile-page.js';
import { NotFound } from '../not-found.js';
import { profileParts } from '../profile-parts.js';

export default function ProfileRoute() {
  const { username = '' } = useParams();
  return <ProfilePage key={username} username={username} absent={<NotFound />} parts={profileParts} />;
}
