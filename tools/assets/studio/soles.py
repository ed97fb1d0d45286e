"""Treads of the four sneakers, only built for the view sole. Drawn as one sees a sole: toe left, lateral side up, millimetres; a mesh over the outsole takes the relief, raised parts stay inside the outline that all other views show."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from lib import *
from scipy.spatial import ConvexHull
from mathutils import Matrix
from types import SimpleNamespace
from sneaker import lozenge
Q=8; X1,Y1,LX,LY=300.,60.,320.,120.      # pixels per mm; left upper corner and size of the drawing
def rounded(m,r,close=True):
    """bool image, its corners rounded by r mm"""
    k=cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(int(2*r*Q)|1,)*2); m=cv2.morphologyEx(m.astype(np.uint8),cv2.MORPH_OPEN,k)
    if close: return cv2.morphologyEx(m,cv2.MORPH_CLOSE,k)>0
    _,l,st,_=cv2.connectedComponentsWithStats(m); return (st[:,4]>22*Q*Q)[l]&(m>0)      # crumbs go
def inner(m): return cv2.distanceTransform(m.astype(np.uint8),cv2.DIST_L2,5)/Q
def zigzag(u,v,a,p): return u+a*np.abs((v/p)%2-1)
def letters(x,y,size):
    """bool image of the name round x, y; size of its letters in mm"""
    from PIL import Image,ImageDraw,ImageFont
    im=Image.new('L',(int(LX*Q),int(LY*Q)),0); d=ImageDraw.Draw(im); f=ImageFont.truetype(font_file('Inter:bold'),int(size*Q)); w=[d.textlength(c,font=f)+Q for c in 'ELVARE']; u=(X1-x)*Q-(sum(w)-Q)/2
    for c,k in zip('ELVARE',w): d.text((u,(Y1-y)*Q),c,font=f,fill=255,anchor='lm'); u+=k
    return np.array(im)>127
# x, y: the drawing's millimetres; d: distance from the outline. Each returns the depth of its ground, [(mask, height over the ground, width of the flank)] and the mask of the second colour
def court(x,y,d):
    """ripples round two pivots, a smooth arch with the name"""
    arch=(x>98-.10*y)&(x<152+.16*y); r=np.where(x>125,np.hypot(x-212,y+2),np.hypot(x-46,y)); ring=(((r+1.5)%5.2)<3.3)|(r<5.5); field=(d>7.2)&~arch
    plate=rounded((d>7.2)&(x>101.5-.10*y)&(x<148.5+.16*y),2)
    return 3.0,[(d<5.6,3.0,.7),(rounded(field&ring,1.1,close=False),3.0,.7),(plate,1.2,.8),(letters(124.5,1,9.2)&plate,3.0,.4)],None
def runner(x,y,d):
    """rubber pods on foam: flex grooves over the forefoot, a heel apart"""
    ax=np.interp(x,[0,60,120,200,290],[0,0,2,3,-6]); v=y-ax; u=x+.006*v**2+.10*v; n=(u-161)/21.5; row=(np.abs(n-np.round(n))*21.5>1.7)&(u>161)&((u<268)|(u>271)); cut=(np.abs(np.abs(v)-12.5)>1.5)|(u>268)
    heel=((np.abs(y)>8.5+.05*np.clip(x-20,0,99))|(x<24))&(x<94)&(np.abs(x+.2*y-66)>1.7)&(np.abs(x+.1*np.abs(y)-40)>1.7)
    pods=(row&cut)|heel|(x>104)&(x<152)&(v>17+.003*(x-128)**2)
    pods=rounded(pods,2.2,close=False); e=inner(pods); sipe=(np.abs(((u+.35*np.abs(v))%7.2)-3.6)<.6)&(e>2.4)
    return 3.4,[(pods,3.4,.8),(sipe,-1.2,.5),(letters(127,-3,10.5),.9,.4)],~pods
def hoops(x,y,d):
    """herringbone with one pivot under the ball"""
    r=np.hypot(x-208,y+6); piv=r<25; gap=np.abs(r-26.4)<1.6
    z=zigzag(x,y+4,9,9.); bone=(z%7.0)<4.4; arch=(x>102)&(x<146); ring=((r%5.6)<3.7)|(r<3.7)
    f=(d>6.8)&~arch&~gap; plate=rounded((d>6.8)&(x>105)&(x<143),2.5)
    return 2.8,[(d<5.2,2.8,.9),(rounded(f&np.where(piv,ring,bone),1.0,close=False),2.8,.8),(plate,1.1,.8),(lozenge(SimpleNamespace(tS=1,tq=1,X=x,Z=y),124,1,17)>0,2.8,.4)],None
def waffle(x,y,d):
    """hexagons from toe to heel"""
    p=9.2; best=np.full_like(x,99.)
    for k in (0,1):
        cx=(np.round(x/p-.5*k)+.5*k)*p; h=p*3**.5; cy=(np.round(y/h-.5*k)+.5*k)*h; a,b=np.abs(x-cx),np.abs(y-cy); best=np.minimum(best,np.maximum(a,.5*a+.866*b))
    plate=rounded((np.abs(x-122)<27)&(np.abs(y)<9),3); clear=rounded((np.abs(x-122)<29)&(np.abs(y)<11),4)
    return 2.6,[(d<4.6,2.6,.8),(rounded((best<p/2-.95)&(d>6)&~clear,1.3,close=False),2.6,.9),(plate,2.6,.8),(letters(122,0,8)&plate,-.9,.5)],None
TREADS=dict(court=court,runner=runner,hoops=hoops,waffle=waffle)
def tread(kind,ring,zb,cols):
    """outsole with its tread inside `ring` (n,3), the lower edge of the sole's wall; zb(x): height of the outsole"""
    ring=resample(ring,3200,closed=True); n=230; mid=np.c_[np.clip(ring[:,0],42,246),0*ring[:,1]]; P=mid[:,None]+(ring[:,None,:2]-mid[:,None])*np.linspace(1,0,n)[None,:,None]
    y,x=np.mgrid[0:int(LY*Q),0:int(LX*Q)]; x=X1-(x+.5)/Q; y=Y1-(y+.5)/Q; inside=np.zeros(x.shape,np.uint8); pix=np.c_[(X1-ring[:,0])*Q-.5,(Y1-ring[:,1])*Q-.5]; cv2.fillPoly(inside,[np.round(pix).astype(np.int32)],1); d=inner(inside)
    floor,parts,second=TREADS[kind](x,y,np.where(inside>0,d,0)); h=np.zeros(x.shape,np.float32)
    for m,top,fl in parts:
        t=np.clip(inner(m)/fl,0,1); t=np.sqrt(1-(1-t)**2)*.6+.4*t*t*(3-2*t); h=h+t*top if top<0 or top<floor*.3 else np.maximum(h,t*top)      # steep foot, round shoulder
    h=cv2.GaussianBlur(h.astype(np.float32),(0,0),.16*Q); u,w=((X1-P[...,0])*Q-.5).astype(np.float32),((Y1-P[...,1])*Q-.5).astype(np.float32); at=lambda q: cv2.remap(q.astype(np.float32),u,w,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
    edge=np.exp(-(at(d)/.7)**2); edge[:,0]=1; z=ring[:,None,2]*edge+(zb(P[...,0])+floor-at(h))*(1-edge); V=np.concatenate([P,z[...,None]],-1)
    m=mat('tread',cols[0],rough=.62,spec=.35,bump='smooth',bscale=8,bstr=.1,bdist=.004)
    uv=np.stack([1-u/(LX*Q),w/(LY*Q)],-1); o=grid('tread',V*MM,uv=uv,close_u=True,mats=[m])
    if second is not None:
        m2=mat('foam',cols[1],rough=.75,spec=.3,bump='smooth',bscale=14,bstr=.25,bdist=.006); o.data.materials.append(m2); q=at(cv2.GaussianBlur(second.astype(np.float32),(0,0),1))[:,:-1]; o.data.polygons.foreach_set('material_index',(q>.5).astype(np.int32).reshape(-1))
    return o
def lay(root,turn):
    """a shoe on its inner side, on the facet of its hull that carries it; what is soft gives way"""
    soft=('lace','loop','end','aglet','knot','eyelet'); pts=[]
    for o in root.children:
        if o.type!='MESH' or o.name.startswith(soft): continue
        a=np.empty(len(o.data.vertices)*3,np.float32); o.data.vertices.foreach_get('co',a); pts.append(a.reshape(-1,3)[::7]+np.array(o.location))
    P=np.concatenate(pts); H=ConvexHull(P); E=H.equations; E=E[E[:,1]<-.7]; c=P.mean(0); n=E[np.argmin(-(E[:,:3]@c+E[:,3]))]      # nearest to the centre: there it lies still
    up=-n[:3]; toe=np.array([1.,0,0])-up*up[0]; toe/=np.linalg.norm(toe); a=math.radians(turn); R=np.stack([-toe,-np.cross(up,toe),up]); c_,s_=math.cos(a),math.sin(a); R=np.array([[c_,-s_,0],[s_,c_,0],[0,0,1.]])@R
    m=Matrix(R.tolist()).to_4x4(); m.translation.z=-float((P@R[2]).min()); root.matrix_basis=m
